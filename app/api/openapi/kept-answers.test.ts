import { beforeEach, expect, test } from 'vitest';
import { as } from '@/app/api/testing/asking';
import { useDatabase } from '@/db/testing/use-database';
import { paperOf } from '@/lib/contracts/testing/papers';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { makeTalent } from '@/lib/testing/factories/talents';
import { GET as quotationPdf } from '../quotations/[id]/pdf/route';
import { POST as saveContribution } from '../save-contribution/route';
import { expectDescribed } from './testing/described';

const database = useDatabase();
const HOST = 'http://localhost:3000';
beforeEach(() => database.db.execute('delete from rate_limits'));

test('the planilla that is kept is answered as it is described', async () => {
  const talent = await makeTalent(database.db);
  as({ kind: 'talent', talentId: talent.id });
  const today = new Date(Date.now() - 5 * 3_600_000).toISOString().slice(0, 10);
  const form = new FormData();
  const said = { period: today.slice(0, 7), number: '8812345', operator: 'SOI', paidOn: today };
  for (const [name, value] of Object.entries(said)) form.append(name, value);
  form.append('file', new File([new Uint8Array(await paperOf('eps'))], 'planilla.png'));
  const path = '/api/save-contribution';
  const answer = await saveContribution(new Request(`${HOST}${path}`, { method: 'POST', body: form }));
  expect(answer.status).toBe(200);
  await expectDescribed(path, answer);
});

test('the PDF of a quotation is answered as it is described', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const { id } = await makeQuotation(database.db, { agency });
  as(actor);
  const path = `/api/quotations/${id}/pdf`;
  const answer = await quotationPdf(new Request(`${HOST}${path}`), { params: Promise.resolve({ id }) });
  expect(answer.status).toBe(200);
  await expectDescribed(path, answer, 'get');
  expect(
    Buffer.from(await answer.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-');
});
