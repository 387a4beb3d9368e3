// Which services there are, from the names of their files alone (Object.keys around the glob keeps their content out): an
// unknown one, such as the home page's cards link to, is told apart in the browser without asking for data that is not
// there. Every page lists all services in its menus, so this is no more than it shows.
const ids = new Set(
  Object.keys(import.meta.glob('../../clinic/services/*.md')).map((path) =>
    path.slice(path.lastIndexOf('/') + 1, -'.md'.length),
  ),
);

export function isServiceId(id: string): boolean {
  return ids.has(id);
}
