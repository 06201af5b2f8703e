import { chromium } from '@playwright/test';
import { openDatabase } from '../db/testing/open-database.ts';
import { ADMINISTRATOR, MARIA, readDemoRows } from '../e2e/fixtures/demo-agency.ts';
import { runningElenco } from '../e2e/fixtures/elenco.ts';
import { engage } from '../e2e/fixtures/engage-talent.ts';
import { CHROMIUM_FLAGS, findChromium } from '../e2e/fixtures/find-chromium.ts';
import startElenco from '../e2e/fixtures/start-elenco.ts';
import { LoginPage } from '../e2e/pages/login-page.ts';
import { serveEmptyPage } from './page-weight/empty-page.ts';
import { type Weight, weigh } from './page-weight/weigh.ts';

// What a first visit to each page sends, against an empty page of the same Next built in the same run; on public pages
// also what a person with a slow phone waits for.

type Visitor = 'nobody' | 'agency' | 'administrator';

type Subject = {
  readonly name: string;
  readonly visitor: Visitor;
  readonly address: string;
  /** kB of JavaScript above the empty page, gzip; design/quality.md, "Performance". */
  readonly bar: number;
};

const LIST = 155;
const FORM = 195;
const SHOWCASE = 25;

const stopElenco = await startElenco();
const empty = await serveEmptyPage();
const { url, dataDir } = runningElenco();
const { db, pool } = await openDatabase(dataDir);
const browser = await chromium.launch({
  executablePath: await findChromium(),
  args: [...CHROMIUM_FLAGS],
});

async function subjects(): Promise<Subject[]> {
  const { client, draft, sent, event, call, talent } = await readDemoRows(db);
  const { callLink, link } = await engage(db);
  const of =
    (visitor: Visitor) =>
    (name: string, bar: number, address: string): Subject => ({ name, visitor, address, bar });
  const [open, agency, administrator] = [of('nobody'), of('agency'), of('administrator')];
  return [
    open('vitrina', SHOWCASE, `/evento-cliente/${event}`),
    open('talento de la vitrina', SHOWCASE, `/talento/${event}/${talent}`),
    open('convocatoria del talento', FORM, callLink),
    open('contrato', FORM, link),
    open('ingreso', FORM, '/login'),
    open('registro corto', FORM, '/empezar'),
    open('registro rápido', FORM, '/registrofast'),
    open('registro', FORM, '/registro'),
    agency('inicio', LIST, '/dashboard'),
    agency('clientes', LIST, '/clientes'),
    agency('cliente', LIST, `/clientes/${client}`),
    agency('cliente, editar', FORM, `/clientes/${client}/editar`),
    agency('cotizaciones', LIST, '/cotizador/listado'),
    agency('cotizador', FORM, '/cotizador/crear'),
    agency('cotización, borrador', FORM, `/cotizador/listado/cotizacion/${draft}`),
    agency('cotización enviada', LIST, `/cotizador/listado/cotizacion/${sent}`),
    agency('eventos', LIST, '/eventos'),
    agency('evento', LIST, `/evento/${event}/evento`),
    agency('evento, talentos', LIST, `/evento/${event}/evento?seccion=talentos`),
    agency('convocar', LIST, `/evento/${event}/evento/convocar/${call}`),
    administrator('agencias', LIST, '/agencias'),
    administrator('personas', LIST, '/users'),
  ];
}

async function visit({ visitor, address }: Subject): Promise<Weight> {
  const context = await browser.newContext({ baseURL: url, locale: 'es-CO' });
  try {
    if (visitor !== 'nobody') {
      const [account, door] =
        visitor === 'agency' ? ([MARIA, 'agency'] as const) : ([ADMINISTRATOR, 'admin'] as const);
      await new LoginPage(await context.newPage()).logIn(account, door);
    }
    return await weigh(context, new URL(address, url).href, { slow: visitor === 'nobody' });
  } finally {
    await context.close();
  }
}

const kB = (bytes: number): number => Math.round(bytes / 1000);

try {
  const floor = await weigh(await browser.newContext(), empty.url, { slow: true });
  console.log(`página vacía de Next: ${kB(floor.script)} kB de JavaScript, ${kB(floor.style)} kB de CSS\n`);
  const rows = [];
  for (const subject of await subjects()) {
    const weight = await visit(subject);
    const over = kB(weight.script - floor.script);
    rows.push({
      página: subject.name,
      'JS kB': kB(weight.script),
      'sobre la vacía': over,
      tope: subject.bar,
      cabe: over <= subject.bar ? 'sí' : 'NO',
      'después kB': kB(weight.later),
      'CSS kB': kB(weight.style),
      'HTML kB': kB(weight.document),
      'LCP s': weight.largestPaint === null ? '' : (weight.largestPaint / 1000).toFixed(2),
      CLS: weight.shift === null ? '' : weight.shift.toFixed(3),
    });
  }
  console.table(rows);
} finally {
  await browser.close();
  await pool.end();
  await empty.stop();
  await stopElenco();
}
