'use client';

import { useTranslations } from 'next-intl';
import { useWrite } from '@/app/_features/graphql/use-write';
import { type ManyAct, ManyActs } from '@/app/_features/many/many-acts';
import { ExportChosen } from '@/app/_ui/data-export/export-chosen';
import { acceptanceText } from '@/app/(portal)/cotizador/_actions/acceptance-text';
import type { QuotationSummary } from '@/app/(portal)/cotizador/_actions/quotation-summary';
import { QUOTATION } from '@/lib/core/states';
import {
  ACCEPT_QUOTATIONS,
  DISCARD_QUOTATIONS,
  REJECT_QUOTATIONS,
  RESEND_QUOTATIONS,
  SEND_QUOTATIONS,
  VOID_QUOTATIONS,
} from '@/lib/quotations/many-quotations/writes';
import { quotationCode } from '@/lib/quotations/rules';
import { QUOTATION_LIST } from './list-query';

type Props = { chosen: readonly QuotationSummary[]; mayManage: boolean; clear: () => void };

type Act = ManyAct<QuotationSummary>;
type What = 'send' | 'resend' | 'accept' | 'reject' | 'void' | 'discard';

/** Whether its menu offers it of one quotation. */
const OFFERED: Readonly<Record<What, (quotation: QuotationSummary) => boolean>> = {
  send: ({ next }) => next === 'SEND',
  resend: ({ isAwaited }) => isAwaited,
  accept: ({ isAwaited }) => isAwaited,
  reject: ({ stateId }) => stateId === QUOTATION.SENT,
  void: ({ mayVoid }) => mayVoid,
  discard: ({ stateId }) => stateId === QUOTATION.DRAFT,
};

/** What can be done with the chosen quotations, as with one by its menu. */
export function ChosenQuotations({ chosen, mayManage, clear }: Props) {
  const t = useTranslations('quotations');
  return (
    <ManyActs
      chosen={chosen}
      nameOf={({ code, version, event }) => quotationCode(code, version) ?? (event || t('unnamed'))}
      acts={useActs(chosen, mayManage)}
      clear={clear}
    >
      <ExportChosen path={QUOTATION_LIST.path} ids={chosen.map(({ id }) => id)} />
    </ManyActs>
  );
}

function useActs(chosen: readonly QuotationSummary[], mayManage: boolean): readonly Act[] {
  const t = useTranslations('quotations.many');
  const tOne = useTranslations('quotations.actions');
  const { run: send } = useWrite(SEND_QUOTATIONS);
  const { run: resend } = useWrite(RESEND_QUOTATIONS);
  const { run: accept } = useWrite(ACCEPT_QUOTATIONS);
  const { run: reject } = useWrite(REJECT_QUOTATIONS);
  const { run: voidThem } = useWrite(VOID_QUOTATIONS);
  const { run: discard } = useWrite(DISCARD_QUOTATIONS);
  if (!mayManage) return [];

  const act = (what: What, rest: Pick<Act, 'asks' | 'send'>): Act => ({
    id: what,
    label: (count) => t(`button.${what}`, { count }),
    title: (count) => t(`title.${what}`, { count }),
    did: (count) => t(`did.${what}`, { count }),
    whyNot: (quotation) => (OFFERED[what](quotation) ? null : t(`not.${what}`)),
    ...rest,
  });
  /** With the figures that are in view. */
  const seen = (ids: readonly string[]) =>
    chosen.filter(({ id }) => ids.includes(id)).map(({ id, total, seen }) => ({ id, total, seen }));
  return [
    act('send', {
      asks: () => ({ message: t('message.send') }),
      send: (ids) => send({ quotations: seen(ids) }),
    }),
    act('resend', { asks: () => ({ message: t('message.resend') }), send: (ids) => resend({ ids }) }),
    act('accept', {
      asks: (whom) => ({ message: acceptanceText(t('message.accept'), tOne('acceptChoices'), whom) }),
      send: (ids) => accept({ ids }),
    }),
    act('reject', {
      asks: () => ({ tone: 'danger', message: null, reason: { label: tOne('rejectReason') } }),
      send: (ids, reason) => reject({ ids, reason }),
    }),
    act('void', {
      asks: () => ({ tone: 'danger', message: t('message.void'), reason: { label: tOne('voidReason') } }),
      send: (ids, reason) => voidThem({ ids, reason }),
    }),
    act('discard', {
      asks: () => ({ tone: 'danger', message: t('message.discard') }),
      send: (ids) => discard({ ids }),
    }),
  ];
}
