import { ButtonLink } from '../../ui/button.tsx';
import { CallLinkOnDeep } from '../../sections/call-link-on-deep.tsx';
import { Closing } from '../../sections/closing.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  return (
    <Closing
      ground="deep"
      title="Not sure which service you need?"
      actions={
        <>
          <ButtonLink look="onDark" to="/book">
            Book a Consultation
          </ButtonLink>
          <CallLinkOnDeep />
        </>
      }
    >
      Most people aren’t. Tell us what you feel or see, in your own words. A dentist examines you, explains
      what there is and what can wait, and you decide afterwards.
    </Closing>
  );
}
