import { sentence } from '../sentence.ts';

export const fallbackContacts = {
  whatsapp: 'WhatsApp',
  /** on pages without JavaScript, beside the button that sends the form */
  callOrWrite: <N>(t: { phone: N; whatsapp: (text: string) => N }) =>
    sentence`Or call ${t.phone}, or write on ${t.whatsapp('WhatsApp')}.`,
  call: <N>(t: { phone: N }) => sentence`Or call ${t.phone}.`,
};
