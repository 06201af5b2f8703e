// @vitest-environment happy-dom
import { NextIntlClientProvider } from 'next-intl';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ManyAct } from '@/app/_features/many/many-acts';
import { QUOTATION } from '@/lib/core/states';
import quotations from '@/lib/i18n/messages/es/quotations.json';
import type { QuotationSummary } from '../_actions/quotation-summary';
import { ChosenQuotations } from './chosen-quotations';

type Acts = readonly ManyAct<QuotationSummary>[];
const handed = vi.hoisted((): { acts: unknown } => ({ acts: [] }));
vi.mock('@/app/_features/many/many-acts', () => ({
  ManyActs: ({ acts }: { acts: unknown }) => {
    handed.acts = acts;
    return null;
  },
}));
vi.mock('@/app/_features/graphql/use-write', () => ({ useWrite: () => ({ run: vi.fn() }) }));

const sent = (hasChoices: boolean) => ({ stateId: QUOTATION.SENT, hasChoices }) as QuotationSummary;

const actNamed = (name: string) => (handed.acts as Acts).find(({ id }) => id === name);

beforeEach(() => {
  renderToStaticMarkup(
    <NextIntlClientProvider locale="es-CO" messages={{ quotations }}>
      <ChosenQuotations chosen={[]} mayManage clear={() => undefined} />
    </NextIntlClientProvider>,
  );
});

test('of what comes too late for its event a no is noted, and nothing else of its answer', () => {
  const late = { stateId: QUOTATION.SENT, isAwaited: false } as QuotationSummary;
  for (const name of ['resend', 'accept']) {
    expect(actNamed(name)?.whyNot?.(late)).toBe('no espera respuesta.');
    expect(actNamed(name)?.whyNot?.({ ...late, isAwaited: true })).toBeNull();
  }
  expect(actNamed('reject')?.whyNot?.(late)).toBeNull();
});

test('whoever accepts many is told what becomes of the choices', () => {
  const accept = actNamed('accept');
  const { acceptChoices } = quotations.actions;
  expect(accept?.asks?.([sent(false), sent(true)])?.message).toContain(acceptChoices);
  expect(accept?.asks?.([sent(false)])?.message).not.toContain(acceptChoices);
});
