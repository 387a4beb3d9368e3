import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import { phoneHref, phoneText } from '../../content/clinic-facts.ts';
import { ButtonAnchor, ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { LoadingPanel } from '../../ui/loading-panel.tsx';

const LOADING_TIME = 500; // spec 9

/** An id that no service has: the loading panel, then the list of services (spec 2, decisions 19). */
export function UnknownService() {
  const navigate = useNavigate();

  useEffect(() => {
    const timer = setTimeout(() => navigate('/services', { replace: true }), LOADING_TIME);
    return () => clearTimeout(timer);
  }, [navigate]);

  return (
    <div className="relative min-h-[80vh]">
      <LoadingPanel text="Loading service details..." lasting />
    </div>
  );
}

/** A service whose details could not be had. */
export function ServiceNotFound() {
  return (
    <section className="page grid min-h-[80vh] content-center justify-items-center pt-[calc(var(--header-height)+3rem)] pb-20 text-center">
      <h1 className="text-title">Service Not Found</h1>
      <p className="mt-4 prose-width text-lead">
        We could not load the details of this service. Please try again in a moment, choose another one, or
        simply ring us.
      </p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/services">Return to All Services</ButtonLink>
        <ButtonAnchor look="secondary" href={phoneHref}>
          <Icon name="phone" /> {phoneText}
        </ButtonAnchor>
      </div>
    </section>
  );
}
