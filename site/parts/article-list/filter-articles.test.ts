import { describe, expect, it } from 'vitest';
import { choiceIn, chooseArticles } from './filter-articles.ts';

const care = { id: 'care', name: 'Daily Care' };
const health = { id: 'health', name: 'Gum Health' };
const categories = [care, health];

const gums = { title: 'Why gums bleed', excerpt: 'What to do tonight.', category: health };
const child = { title: 'Your child’s first visit', excerpt: 'Café manners, at three.', category: care };
const tips = { title: 'How to brush', excerpt: 'Two minutes at the gums.', category: care };
const articles = [gums, child, tips];

function found(address: string) {
  return chooseArticles(articles, choiceIn(new URLSearchParams(address), categories));
}

describe('the articles an address shows', () => {
  it.each([
    { address: '', shown: articles, of: 'all articles, in their order, without a filter' },
    { address: 'search=+++&category=+', shown: articles, of: 'all articles for blank values' },
    { address: 'search=++GUMS+', shown: [gums, tips], of: 'a word in the title or the excerpt, in any case' },
    { address: 'search=tonight++bleed', shown: [gums], of: 'every word, in any order and in either place' },
    { address: 'search=bleed+minutes', shown: [], of: 'no article that lacks one of the words' },
    { address: "search=child's+cafe", shown: [child], of: 'a straight apostrophe and a missing accent' },
    { address: 'category=Gum+Health', shown: [gums], of: 'a category by its name' },
    { address: 'category=gum+health', shown: [gums], of: 'a category in any case' },
    { address: 'search=gums&category=Daily+Care', shown: [tips], of: 'words and category together' },
    { address: 'category=Unheard+of', shown: [], of: 'nothing for an unknown category' },
  ])('"$address": $of', ({ address, shown }) => {
    expect(found(address)).toEqual(shown);
  });

  it('finds translated articles in both scripts', () => {
    const translated = {
      title: 'मसूड़ों से खून',
      excerpt: 'आज रात क्या करें।',
      alsoFoundBy: 'Why gums bleed\nDr. Asha Rao\nडॉ. आशा राव',
      category: health,
    };
    const foundBy = (search: string) => chooseArticles([translated, tips], { search, category: null });
    for (const search of ['मसूड़ों', 'bleed', 'asha RAO', 'आशा'])
      expect(foundBy(search), search).toEqual([translated]);
    // In Devanagari only the nukta (the dot below) is optional; the two nasal signs are often confused. Vowel
    // signs must match.
    expect(foundBy('खन')).toEqual([]);
    expect(foundBy('मसूडों')).toEqual([translated]);
    expect(foundBy('मसूड़ोँ')).toEqual([translated]);
  });

  it('keeps the name of an unknown category, to show it', () => {
    expect(choiceIn(new URLSearchParams('category=Unheard+of'), categories).category?.name).toBe(
      'Unheard of',
    );
  });
});
