import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArticles } from '../../app/content/articles.server.ts';
import { readServices } from '../../app/content/services.server.ts';
import { growContent } from './grown-content.ts';

test('grown content is content: as many articles and services as asked for, all in order', () => {
  const folder = mkdtempSync(join(tmpdir(), 'clinic-'));
  try {
    for (const part of ['articles', 'services'])
      cpSync(`clinic/${part}`, join(folder, part), { recursive: true });
    growContent(folder, { articles: 40, services: 30 });
    expect(readArticles(join(folder, 'articles'))).toHaveLength(40);
    expect(readServices(join(folder, 'services'))).toHaveLength(30);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
