import { page } from '#clinic/pages/services.ts';
import { pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/call-link.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  const { title, text, action } = page.unsure;
  return (
    <Closing
      ground="sand"
      title={title}
      actions={
        <>
          <ButtonLink to={pathOf('book')}>{action}</ButtonLink>
          <CallLink />
        </>
      }
    >
      {text}
    </Closing>
  );
}
