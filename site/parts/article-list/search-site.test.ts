import { describe, expect, it } from 'vitest';
import type { SearchEntry } from '../../content/search-index.server.ts';
import { searchSite } from './search-site.ts';

const gums: SearchEntry = {
  kind: 'article',
  to: '/blog/gums',
  title: 'Why gums bleed',
  text: 'What to do tonight.',
  category: 'health',
  words: 'ibuprofen floss café',
};
const wholeMouth: SearchEntry = {
  kind: 'service',
  to: '/services/whole-mouth',
  title: 'Whole mouth',
  text: 'New teeth for a jaw.',
  words: 'denture bridge ibuprofen',
};
const dentures: SearchEntry = {
  ...wholeMouth,
  to: '/services/whole-mouth#dentures',
  title: 'Dentures',
  words: '',
};
const question: SearchEntry = {
  kind: 'question',
  to: '/services/extraction#questions',
  title: 'What is a dry socket?',
  text: 'The clot is lost.',
  of: 'Extraction',
  words: 'rinse dressing',
};
const care: SearchEntry = {
  kind: 'afterCare',
  to: '/services/extraction#by-day',
  title: 'Extraction',
  text: 'Do not rinse.',
  words: 'bleeding pain smoke',
};
const index = [gums, wholeMouth, dentures, question, care];

function found(search: string, category: string | null = null, shown: { slug: string }[] = []) {
  return searchSite(index, { search, category: category ? { id: category, name: category } : null }, shown);
}

describe('what the rest of the site has', () => {
  it.each([
    ['denture', 'a name first, then a word of the text', [dentures, wholeMouth]],
    ['Socket', 'a question, in any case', [question]],
    ['bleeding', 'after-care by day', [care]],
    ['extraction', 'a service’s name, also of its questions', [care, question]],
    ['ibuprofen', 'the body of an article and a service', [gums, wholeMouth]],
    ['rinse clot', 'all words, in any place', [question]],
    ['cafe', 'a missing accent', [gums]],
    ['dry-socket', 'words joined by a hyphen', [question]],
    ['rinse denture', 'nothing that lacks a word', []],
    ['', 'nothing without words', []],
    ['!?', 'nothing for signs alone', []],
  ])('"%s" finds %s', (search, _, expected) => {
    expect(found(search)).toEqual(expected);
  });

  it('leaves out articles that are listed already, and those of other categories', () => {
    expect(found('ibuprofen', null, [{ slug: 'gums' }])).toEqual([wholeMouth]);
    expect(found('ibuprofen', 'care')).toEqual([wholeMouth]);
    expect(found('ibuprofen', 'health')).toEqual([gums, wholeMouth]);
  });
});
