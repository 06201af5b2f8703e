import { sql } from 'drizzle-orm';
import { makeLink } from '../../lib/testing/factories/identity.ts';
import { ask, comparable, WAYS } from '../fixtures/ask.ts';
import { confirmBrowser } from '../fixtures/confirm-browser.ts';
import { runningElenco } from '../fixtures/elenco.ts';
import {
  type Database,
  makeShownTalent,
  makeShownTenant,
  type ShownTenant,
} from '../fixtures/make-shown-talent.ts';
import { samplePdf } from '../fixtures/sample-papers.ts';
import { signIn } from '../fixtures/sign-in.ts';
import { expect, test } from '../fixtures/test.ts';

const COOKIE = 'elenco_link';

async function fileOf(database: Database, query: ReturnType<typeof sql>): Promise<string> {
  const { rows } = await database.execute<{ id: string }>(query);
  return rows[0]?.id ?? 'no file was kept';
}

/** Another talent confirmed for the same event; returns its id. */
async function confirmAnother(database: Database, { convocated }: ShownTenant): Promise<string> {
  const { id } = await makeShownTalent(database);
  await database.execute(sql`
    insert into convocateds (agency_id, event_id, convocatory_id, talent_id, state_id, application_state_id)
    select agency_id, event_id, convocatory_id, ${id}, state_id, application_state_id
    from convocateds where id = ${convocated}`);
  return id;
}

const contractPath = (own: ShownTenant, talentId = own.talent) => `/contract-talent/${own.event}/${talentId}`;
const claimPath = (own: ShownTenant, talentId = own.talent) => `/invoice/${own.convocatory}/${talentId}`;

test('files of another agency answer as if there were none', async ({ page, database, openBrowser }) => {
  const [mine, theirs] = [await makeShownTenant(database), await makeShownTenant(database)];
  const { event: eventId, talent: talentId, agency: agencyId } = theirs;
  const { secret } = await makeLink(database, 'CONTRACT', { eventId, talentId, agencyId });
  const talent = await openBrowser();
  await confirmBrowser(talent, database, talentId);
  await (await talent.newPage()).goto(`${contractPath(theirs)}?k=${secret}`);
  const upload = await talent.request.post(`${contractPath(theirs)}/documento`, {
    multipart: { kind: 'rut', file: samplePdf('RUT.pdf') },
    headers: { origin: runningElenco().url },
  });
  expect(upload.ok()).toBe(true);
  const owner = await openBrowser();
  await signIn(await owner.newPage(), theirs.account);
  expect((await owner.request.get(`/api/quotations/${theirs.sent}/pdf`)).ok()).toBe(true);

  const pdf = await fileOf(database, sql`select pdf_file_id id from quotations where id = ${theirs.sent}`);
  const paper = await fileOf(
    database,
    sql`select file_id id from contract_documents where event_id = ${eventId}`,
  );
  const nobody = crypto.randomUUID();
  const pairs = [
    [`/archivos/${pdf}`, `/archivos/${nobody}`],
    [`/archivos/${paper}`, `/archivos/${nobody}`],
    [`/archivos/${pdf}/320`, `/archivos/${nobody}/320`],
    [`/fotos/${pdf}`, `/fotos/${nobody}`],
    [`/api/quotations/${theirs.sent}/pdf`, `/api/quotations/${nobody}/pdf`],
    [`/api/quotations/${theirs.draft}/pdf`, `/api/quotations/${nobody}/pdf`],
  ] as const;
  await signIn(page, mine.account);
  const stranger = await openBrowser();
  for (const [address, absent] of pairs) {
    for (const [way, options] of Object.entries(WAYS)) {
      for (const { request } of [page.context(), stranger, talent]) {
        const told = await ask(request, address, options);
        expect(told.status, `${address}, ${way}`).toBeGreaterThanOrEqual(400);
        expect(comparable(told), `${address}, ${way}`).toEqual(
          comparable(await ask(request, absent, options)),
        );
      }
    }
  }
  for (const file of [pdf, paper]) {
    const opened = await owner.request.get(`/archivos/${file}`);
    expect(opened.headers()['content-type'], 'opened by its owner').toBe('application/pdf');
    expect(opened.headers()['x-content-type-options']).toBe('nosniff');
  }
});

test('the link of one talent opens nothing of another one', async ({ context, page, database }) => {
  const own = await makeShownTenant(database);
  const other = await makeShownTenant(database);
  const colleague = await confirmAnother(database, own);
  const { event: eventId, talent: talentId, agency: agencyId } = own;
  const { secret } = await makeLink(database, 'CONTRACT', { eventId, talentId, agencyId });
  await confirmBrowser(context, database, talentId);
  await page.goto(`${contractPath(own)}?k=${secret}`);
  await expect(page.getByRole('button', { name: '1. Leer' })).toBeVisible();

  const nobody = crypto.randomUUID();
  const pairs = [
    [contractPath(own, colleague), contractPath(own, nobody)],
    [`${contractPath(own, colleague)}/contrato`, `${contractPath(own, nobody)}/contrato`],
    [contractPath(other), `/contract-talent/${nobody}/${nobody}`],
    [claimPath(own), claimPath(own, nobody)],
    [`${claimPath(own)}/cuenta-de-cobro`, `${claimPath(own, nobody)}/cuenta-de-cobro`],
    [claimPath(other), `/invoice/${nobody}/${nobody}`],
    [`/convocatoria/${own.convocatory}/${talentId}`, `/convocatoria/${own.convocatory}/${nobody}`],
  ] as const;
  // The cookie holds for its own path; a dishonest holder sends it to any.
  const { url } = runningElenco();
  const cookies = pairs.flat().map((path) => ({ name: COOKIE, value: secret, url: `${url}${path}` }));
  await context.addCookies(
    cookies.map(({ url: address, ...cookie }) => ({
      ...cookie,
      domain: 'localhost',
      path: new URL(address).pathname,
    })),
  );
  for (const [address, absent] of pairs) {
    for (const [way, options] of Object.entries(WAYS)) {
      const told = await ask(page.request, address, options);
      expect(comparable(told), `${address}, ${way}`).toEqual(
        comparable(await ask(page.request, absent, options)),
      );
      expect(told.body, `${address}, ${way}`).not.toContain(other.marker);
      expect(told.body, `${address}, ${way}`).not.toContain(own.marker);
    }
  }
  const send = (path: string) =>
    page.request.post(`${path}/documento`, {
      multipart: { kind: 'eps', file: samplePdf('EPS.pdf') },
      headers: { origin: url, cookie: `${COOKIE}=${secret}` },
    });
  const [refused, absent] = [await send(contractPath(own, colleague)), await send(contractPath(own, nobody))];
  expect(refused.status()).toBe(403);
  expect([refused.status(), await refused.text()]).toEqual([absent.status(), await absent.text()]);
  const kept = await database.execute(sql`select 1 from contract_documents where event_id = ${eventId}`);
  expect(kept.rows).toEqual([]);
});
