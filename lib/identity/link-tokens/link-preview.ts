import { escapeMarkup } from '@/lib/core/escape-markup';
import { LINK_PURPOSES } from '@/lib/core/link-purposes';
import { translate } from '@/lib/i18n/translate';
import { env } from '@/lib/platform/env';
import { product } from '@/lib/platform/product';

/** Programs that read a link for the chat in which it was sent. None keeps a cookie, so no page opens for them. */
const CHATS =
  /WhatsApp|facebookexternalhit|Facebot|TelegramBot|Twitterbot|Slackbot|LinkedInBot|Discordbot|SkypeUriPreview|SkypeShell|Iframely|Google-PageRenderer/i;

export const isChat = (agent: string | null): boolean => agent !== null && CHATS.test(agent);

const PAGES = Object.values(LINK_PURPOSES).map(({ page }) => page);
export type LinkPageName = (typeof PAGES)[number];

/**
 * The document that a chat shows of a link: for what it is, and nothing of what it opens. The link's secret is in no part
 * of it, and nothing is looked up by it.
 */
export function linkPreview(path: string): string {
  const page = PAGES.find((name) => path.split('/')[1] === name);
  const title = translate(`shell.share.${page ?? 'other'}`);
  const description = translate('shell.share.description');
  const { name } = product();
  const at = new URL(env().APP_URL);
  const tags: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:locale', 'es_CO'],
    ['og:site_name', name],
    ['og:title', title],
    ['og:description', description],
    ['og:image', new URL('/app/share.png', at).href],
    ['og:image:width', '1200'],
    ['og:image:height', '630'],
  ];
  return [
    '<!DOCTYPE html>',
    '<html lang="es-CO"><head><meta charset="utf-8">',
    `<title>${escapeMarkup(`${title} · ${name}`)}</title>`,
    `<meta name="description" content="${escapeMarkup(description)}"><meta name="robots" content="noindex">`,
    ...tags.map(([property, content]) => `<meta property="${property}" content="${escapeMarkup(content)}">`),
    `</head><body><main><h1>${escapeMarkup(title)}</h1><p>${escapeMarkup(description)}</p></main></body></html>`,
  ].join('\n');
}
