import type { AppointmentState } from '../../domain/appointment/appointment-lifecycle.ts';
import type { LocalizedClinic } from '../localized-clinic.ts';
import type { RelayContext } from '../relay-types.ts';
import { AppointmentList } from './act-pages.tsx';
import { answerLink } from './page.tsx';

/** Name of the form field that says what the patient wants from now on. */
export const WANTS = 'wants';

/**
 * Answers with a page about earlier times: what holds now, and the button that changes it, if one does.
 *
 * @param page - `wants`: what the button stores of the patient's wish; `state`: the patient's own visit;
 *   `timesTaken`: the link to the clinic's times taken
 */
export function earlierPage(
  c: RelayContext,
  clinic: LocalizedClinic,
  page: {
    title: string;
    text: string;
    button?: string;
    wants?: boolean;
    state?: AppointmentState;
    timesTaken?: string | null;
  },
): Response {
  const { title, text, button, wants, state, timesTaken } = page;
  const content = (
    <>
      <h1>{title}</h1>
      <p className="said">{text}</p>
      {state && <AppointmentList clinic={clinic} state={state} reader="patient" />}
      {button && (
        <form method="post">
          {wants !== undefined && <input type="hidden" name={WANTS} value={wants ? '1' : '0'} />}
          <button>{button}</button>
        </form>
      )}
      {timesTaken && (
        <p>
          <a className="button" href={timesTaken}>
            {clinic.words.dayList.email.takenTimes}
          </a>
        </p>
      )}
    </>
  );
  return answerLink(c, clinic, { status: 200, title, content });
}
