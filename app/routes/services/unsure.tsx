import { page } from '#clinic/pages/services.ts';
import { pathOf } from '../../pages.ts';
import { CallLinkOnDeep } from '../../sections/call-link-on-deep.tsx';
import { Closing } from '../../sections/closing.tsx';
import { ButtonLink } from '../../ui/button.tsx';

/** For those who know what bothers them and not what it is called. */
export function ServicesUnsure() {
  const { title, text, action } = page.unsure;
  return (
    <Closing
      ground="deep"
      title={title}
      actions={
        <>
          <ButtonLink look="onDark" to={pathOf('book')}>
            {action}
          </ButtonLink>
          <CallLinkOnDeep />
        </>
      }
    >
      {text}
    </Closing>
  );
}
