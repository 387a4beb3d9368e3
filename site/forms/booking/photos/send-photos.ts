import { mailServices } from '../../../mail-services.ts';
import { TIMEOUT_MS } from '../../../../domain/clinic/mail-services.ts';
import type { EmailParams } from '../../../../domain/forms/email-params.ts';
import { PHOTOS_FIELD, SENT_WITHOUT_PHOTOS } from '../../../../domain/forms/photos.ts';
import { EMAIL_SEND_FORM_PATH } from '../../../../domain/web/form-protocols.ts';
import { sendError } from '../emailjs.ts';

/** How long the relay may take to pass on what it has: as long as it tries the mail server. */
const ANSWER_MS = 40_000;

/**
 * Sends the clinic's e-mail with pictures through the relay, which has the request of EmailJS for files
 * (https://www.emailjs.com/docs/rest-api/send-form/).
 *
 * @param onProgress - called with the share that has been sent, 0 to 1
 * @returns whether the e-mail went with its pictures; without them if it is too large for the mail server
 * @throws {RefusedFieldsError | Error} like `sendEmail`
 */
export async function sendWithPhotos(
  params: EmailParams,
  photos: readonly Blob[],
  onProgress: (share: number) => void,
): Promise<boolean> {
  const { publicKey, serviceId, clinicTemplateId } = mailServices.emailjs;
  const form = new FormData();
  const ids = { user_id: publicKey, service_id: serviceId, template_id: clinicTemplateId };
  for (const [name, value] of Object.entries({ ...ids, ...params })) form.append(name, value);
  for (const [index, photo] of photos.entries()) form.append(PHOTOS_FIELD, photo, `${index + 1}.jpg`);
  try {
    return (await post(form, onProgress)) !== SENT_WITHOUT_PHOTOS;
  } catch (cause) {
    throw sendError('clinic', cause);
  }
}

/** Posts a form. With XMLHttpRequest, because `fetch` does not tell how much has been sent. */
function post(form: FormData, onProgress: (share: number) => void): Promise<string> {
  const request = new XMLHttpRequest();
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  function waitFor(ms: number) {
    clearTimeout(timer);
    timer = setTimeout(() => request.abort(), ms);
  }
  request.upload.addEventListener('progress', ({ loaded, total }) => {
    waitFor(TIMEOUT_MS);
    onProgress(total > 0 ? loaded / total : 0);
  });
  request.upload.addEventListener('load', () => waitFor(ANSWER_MS));
  request.addEventListener('load', () => {
    const { status, responseText: text } = request;
    if (status === 200) resolve(text);
    else reject(Object.assign(new Error('The e-mail service refused the e-mail.'), { status, text }));
  });
  request.addEventListener('error', () => reject(new TypeError('the network failed')));
  request.addEventListener('abort', () => reject(new Error('no answer in time')));
  request.addEventListener('loadend', () => clearTimeout(timer));
  request.open('POST', EMAIL_SEND_FORM_PATH);
  waitFor(TIMEOUT_MS);
  request.send(form);
  return promise;
}
