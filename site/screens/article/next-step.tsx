import { page } from '#clinic/pages/article.ts';
import { shared } from '#words/shared.ts';
import { pathOf } from '../../../domain/screens.ts';
import { CallLink } from '../../sections/call-link.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** After reading: have a look taken. */
export function ArticleNextStep() {
  return (
    <Closing
      ground="sand"
      title={page.nextStep.title}
      actions={
        <>
          <ButtonLink to={pathOf('booknow')}>{shared.bookAppointment}</ButtonLink>
          <CallLink />
        </>
      }
    >
      {page.nextStep.description}
    </Closing>
  );
}
