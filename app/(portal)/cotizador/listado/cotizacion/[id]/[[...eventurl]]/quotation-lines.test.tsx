import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import quotations from '@/lib/i18n/messages/es/quotations.json';
import { acceptQuotation } from '@/lib/quotations/accept-quotation';
import { makeChoosable } from '@/lib/quotations/answers/testing/choosable';
import { findQuotationLines } from '@/lib/quotations/lines/queries';
import { getQuotation } from '@/lib/quotations/queries';
import { voidQuotation } from '@/lib/quotations/voiding/void-quotation';
import { QuotationLines } from './quotation-lines';

vi.mock('@/app/_features/quotations/lines/line-chain', () => ({ LineChain: () => null }));

const database = useDatabase();

test('what was chosen is told of as chosen, also once the accepted quotation was voided', async () => {
  const { actor, quotation } = await makeChoosable(database.db);
  const shown = async () => {
    const lines = (await findQuotationLines(actor, [quotation.id])).get(quotation.id) ?? [];
    return renderToStaticMarkup(
      <NextIntlClientProvider locale="es-CO" timeZone="America/Bogota" messages={{ quotations }}>
        <QuotationLines quotation={await getQuotation(actor, quotation.id)} lines={lines} />
      </NextIntlClientProvider>,
    );
  };
  expect(await shown()).toContain('Opcional · no incluida en el total');
  await acceptQuotation(actor, { quotationId: quotation.id });
  expect(await shown()).toContain('Opcional · no elegida');
  await voidQuotation(actor, { id: quotation.id, reason: 'El recinto canceló' });
  expect(await shown()).toContain('Opcional · no elegida');
});
