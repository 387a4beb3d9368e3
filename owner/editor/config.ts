import type { CmsConfig, CollectionFile, EntryCollection, Field } from '@sveltia/cms';
import { repositoryApi } from '../../domain/clinic/published-editor.ts';
import { EDITOR_SIGN_IN_PATH } from '../../domain/web/relay-paths.ts';
import type { EditorFacts } from '../../compile/outputs/editor-data.ts';
import { SCHEMAS } from '../../compile/schema-lookup.ts';
import type { AnySchema } from '../../compile/schema-walk.ts';
import { MARKDOWN_FOLDERS } from '../../domain/clinic/schemas-by-file.ts';
import { PAGE_SCHEMAS } from '../../domain/clinic/pages.ts';
import { BODY, ORIGINAL } from './file-format.ts';
import { fieldsOf, thumbnailOf, messageFor } from './form.ts';
import { entryOf, fileLabelOf, labelOf } from './labels.ts';

// Configuration of the editor: its storage, and the form of each file.

/** Schemas of all files in clinic/ except the Markdown files, by path. */
const { service: _, article: __, ...files } = SCHEMAS;
export const FILES = files as Record<string, AnySchema>;

export function editorConfig(facts: EditorFacts): CmsConfig {
  const { i18n } = commonOf(facts);
  const pages = Object.keys(PAGE_SCHEMAS).map((name) => `pages/${name}`);
  const lists = Object.keys(FILES).filter((name) => !pages.includes(name));
  return {
    load_config_file: false,
    backend: backendOf(facts),
    app_title: facts.name,
    site_url: facts.siteUrl,
    show_preview_links: false,
    // No preview: it would only list the fields again, and owners can look at the site itself.
    editor: { preview: false },
    media_folder: `${facts.folder}/images`,
    public_folder: '/',
    // Converts uploads, including formats of iPhones, to a format the build reads, no larger than pages show
    // them.
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', quality: 90, width: 2400, height: 2400 } },
        },
      },
      stock_assets: { providers: [] },
    },
    slug: { encoding: 'ascii', clean_accents: true },
    ...(facts.languages && {
      i18n: {
        structure: 'multiple_folders',
        locales: [ORIGINAL, ...facts.languages.codes.filter((code) => code !== ORIGINAL)],
        default_locale: ORIGINAL,
        initial_locales: 'default',
        omit_default_locale_from_file_path: true,
      },
    }),
    collections: [
      { name: 'clinic', label: 'Clinic', icon: 'home_health', ...i18n, files: filesOf(lists, facts) },
      { name: 'pages', label: 'Pages', icon: 'web', ...i18n, files: filesOf(pages, facts) },
      folderOf('services', facts),
      folderOf('articles', facts),
    ],
  };
}

/**
 * The name of the local folder, where there is no repository. The editor displays it, and names its storage
 * in the browser after it.
 */
export function localRepository(siteUrl: string): string {
  return `clinic/${new URL(siteUrl).hostname}`;
}

function backendOf({ repository, siteUrl }: EditorFacts): CmsConfig['backend'] {
  if (!repository) return { name: 'github', repo: localRepository(siteUrl), auth_methods: ['token'] };
  const { host, repository: repo, branch, server, accounts } = repository;
  return {
    name: host,
    repo,
    auth_methods: accounts ? ['oauth', 'token'] : ['token'],
    ...(accounts && { base_url: siteUrl, auth_endpoint: EDITOR_SIGN_IN_PATH.slice(1) }),
    ...(branch && { branch }),
    ...(server && host !== 'github' && { base_url: server, api_root: repositoryApi(repository) }),
  };
}

/** Settings that all collections and files share: their folder, and their fields for translations. */
function commonOf(facts: EditorFacts) {
  const { languages, folder } = facts;
  return languages
    ? { place: `${folder}/{{locale}}`, i18n: { i18n: true as const }, about: aboutTranslation(facts) }
    : { place: folder, i18n: {}, about: [] };
}

function filesOf(names: string[], facts: EditorFacts): CollectionFile[] {
  const { place, i18n, about } = commonOf(facts);
  return names.map((name) => ({
    name: name.replace('pages/', ''),
    label: fileLabelOf(name),
    file: `${place}/${name}.yaml`,
    format: name,
    ...i18n,
    fields: [...fieldsOf(FILES[name]!, name, facts), ...about],
  }));
}

function folderOf(name: keyof typeof MARKDOWN_FOLDERS, facts: EditorFacts): EntryCollection {
  const { place, i18n, about } = commonOf(facts);
  const schema = MARKDOWN_FOLDERS[name].schema as AnySchema;
  const fields = fieldsOf(schema, name, facts).map((field): Field => {
    const next = facts.next[name][field.name];
    return next === undefined ? field : ({ ...field, default: next } as Field);
  });
  return {
    name,
    label: labelOf(name),
    label_singular: entryOf(name),
    icon: name === 'services' ? 'dentistry' : 'article',
    folder: `${place}/${name}`,
    format: name,
    ...i18n,
    create: true,
    identifier_field: 'title',
    summary: '{{title}}',
    ...thumbnailOf(schema),
    slug: {
      template: '{{title}}',
      editable: ['create'],
      pattern: [/^[a-z0-9]+(-[a-z0-9]+)*$/, messageFor('small letters, digits and hyphens')],
    },
    fields: [...fields, { ...body(MARKDOWN_FOLDERS[name].headingLevel), ...i18n }, ...about],
  };
}

/** Form fields for the state of a translation. The original's form has them too, hidden by index.html. */
function aboutTranslation({ choices: { doctor } }: EditorFacts): Field[] {
  return [
    {
      name: 'translation',
      label: 'Translation',
      widget: 'object',
      i18n: true,
      fields: [
        { name: 'language', widget: 'hidden', default: '{{locale}}', i18n: true },
        {
          name: 'upToDate',
          label: 'Up to date',
          hint: 'switch it on and save once all of this says what the original says now',
          widget: 'boolean',
          required: false,
          i18n: true,
        },
        {
          name: 'reviewedBy',
          label: 'Reviewed by',
          hint: 'the doctor who has read this medical text in this language',
          required: false,
          i18n: true,
          ...(doctor.length > 0 ? { widget: 'select', options: doctor } : { widget: 'string' }),
        },
      ],
    },
  ];
}

/**
 * The text below the fields. Heading levels start below those of the page. Pictures are not allowed, because
 * the build rejects them.
 */
function body(above: 1 | 2): Field {
  const headings = ['heading-two', 'heading-three', 'heading-four'] as const;
  return {
    name: BODY,
    label: 'Text',
    widget: 'richtext',
    required: false,
    buttons: [
      'bold',
      'italic',
      'link',
      ...headings.slice(above - 1),
      'quote',
      'bulleted-list',
      'numbered-list',
    ],
    editor_components: [],
    use_emoji_autocomplete: false,
  };
}
