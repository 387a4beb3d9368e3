import { page } from '#clinic/pages/team.ts';
import { team } from '#clinic/team.server.ts';
import { pathOf } from '../../../domain/screens.ts';
import { pageHead } from '../../seo/head.ts';

/** What the team's page shows. */
export function teamPage() {
  return {
    head: pageHead({ title: page.heading, description: page.description, path: pathOf('team') }),
    team,
  };
}
