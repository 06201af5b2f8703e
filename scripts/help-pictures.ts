/**
 * Takes the pictures of the help anew, of an Elenco of its own with the demo, into public/images/ayuda: npm run help:pictures.
 * Builds what is out of date, or visits the one that is named, as the browser tests do.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { openDatabase } from '../db/testing/open-database.ts';
import { ADMINISTRATOR, MARIA, readDemoRows } from '../e2e/fixtures/demo-agency.ts';
import { announcedElenco, type Elenco, runningElenco } from '../e2e/fixtures/elenco.ts';
import { launchElenco } from '../e2e/fixtures/start-elenco.ts';
import { HELP_PICTURE, MOST_PICTURE_BYTES } from '../lib/core/help-picture.ts';
import texts from '../lib/i18n/messages/es/help.json' with { type: 'json' };
import pages from '../lib/i18n/messages/es/helpPages.json' with { type: 'json' };
import { logIn, openBrowser, openPage, show } from './pictures/take-picture.ts';

const FOLDER = path.resolve(import.meta.dirname, '../public/images/ayuda');
const WINDOW = { width: 1200, height: 750 };

type Rows = Awaited<ReturnType<typeof readDemoRows>>;
type Slug = keyof typeof pages;

/** Where each picture is taken. */
const ADDRESSES: Readonly<Partial<Record<Slug, (rows: Rows) => string>>> = {
  cotizar: ({ draft }) => `/cotizador/listado/cotizacion/${draft}`,
  clientes: ({ client }) => `/clientes/${client}`,
  eventos: ({ event }) => `/evento/${event}/evento`,
  convocar: ({ uncalled }) => `/evento/${uncalled}/evento/convocar`,
  'elegir-talentos': ({ event }) => `/evento/${event}/evento?seccion=talentos`,
  vitrina: ({ event }) => `/evento/${event}/evento?seccion=vitrina`,
  contratos: ({ event }) => `/evento/${event}/evento?seccion=documentos`,
  'dia-del-evento': ({ event }) => `/evento/${event}/evento?seccion=dia`,
  'cuentas-de-cobro': () => '/cuentas-de-cobro',
  'por-cobrar': () => '/cartera',
  contabilidad: () => '/libro-diario',
  'traer-talentos': () => '/talentos/invitaciones',
  analitica: () => '/Analytic',
  'revisar-fotos': () => '/talentos/fotos',
};

/** A picture as small as it may be, its words still read. Throws where it cannot be. */
async function squeeze(png: Buffer): Promise<Buffer> {
  for (const quality of [70, 55, 40, 28, 18]) {
    const small = await sharp(png)
      .resize(HELP_PICTURE.width, HELP_PICTURE.height)
      .webp({ quality, effort: 6 })
      .toBuffer();
    if (small.length <= MOST_PICTURE_BYTES) return small;
  }
  throw new Error('a picture is larger than it may be');
}

async function take(page: Page, origin: string, slug: Slug, rows: Rows): Promise<Buffer> {
  const addressOf = ADDRESSES[slug];
  if (!addressOf) throw new Error(`nobody says where the picture of ${slug} is taken`);
  await show(page, new URL(addressOf(rows), origin).href);
  const small = await squeeze(await page.screenshot());
  console.log(`${slug}: ${small.length} bytes`);
  return small;
}

/** The pages for somebody that say what their picture shows. */
const picturedFor = (group: string): Slug[] =>
  (Object.keys(pages) as Slug[]).filter(
    (slug) => pages[slug].for === group && 'picture' in texts.pages[slug],
  );

const { stop, ...started } = announcedElenco()
  ? { stop: async () => undefined, ...runningElenco() }
  : await launchElenco({ WEB_PROCESSES: '1' });
const elenco: Elenco = started;
const browser = await openBrowser();
const { db, pool } = await openDatabase(elenco.dataDir);
try {
  const rows = await readDemoRows(db);
  const taken = new Map<Slug, Buffer>();
  for (const [person, group] of [
    [MARIA, 'agency'],
    [ADMINISTRATOR, 'administrator'],
  ] as const) {
    const page = await openPage(browser, { viewport: WINDOW });
    const account = `${person.email}:${person.password}`;
    await logIn(page, elenco.url, { account, isAdministrator: group === 'administrator' });
    for (const slug of picturedFor(group)) taken.set(slug, await take(page, elenco.url, slug, rows));
    await page.context().close();
  }
  // The former ones stay until all are taken.
  await rm(FOLDER, { recursive: true, force: true });
  await mkdir(FOLDER, { recursive: true });
  for (const [slug, bytes] of taken) await writeFile(path.join(FOLDER, `${slug}.webp`), bytes);
} finally {
  await pool.end();
  await browser.close();
  await stop();
}
