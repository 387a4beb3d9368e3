import { Toaster as Sonner } from 'sonner';
import 'sonner/dist/styles.css';
import { language } from '#words/language.ts';
import { ui } from '#words/ui.ts';

const START = language.direction === 'rtl' ? 'right' : 'left';

/** Toasts as this site shows them. */
export default function Toaster() {
  return (
    <Sonner
      position={`bottom-${START}`}
      dir={language.direction}
      closeButton
      containerAriaLabel={ui.toasts}
      className="font-sans!"
      offset={{ top: '5.5rem', bottom: '1.5rem', [START]: '1.5rem' }}
      mobileOffset={{
        top: '4.75rem',
        bottom: 'calc(var(--bottom-bar-height) + 1rem)',
        left: '1rem',
        right: '1rem',
      }}
      toastOptions={{
        unstyled: true,
        closeButtonAriaLabel: ui.closeToast,
        classNames: {
          toast:
            'pointer-events-auto flex w-full items-start gap-3 rounded-2xl bg-white p-5 pe-12 text-ink shadow-raised border-s-8 border-sea data-[type=error]:border-error sm:w-[26rem]',
          title: 'font-display text-xl leading-tight text-sea-deep',
          description: 'mt-1 text-ink',
          closeButton:
            'absolute! end-2! start-auto! top-2! grid! size-11! translate-0! place-items-center rounded-full border-0! bg-transparent! text-ink! [&>svg]:size-5',
          icon: 'hidden',
        },
      }}
    />
  );
}
