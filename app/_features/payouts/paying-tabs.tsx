import { getTranslations } from 'next-intl/server';
import { LinkTabs } from '@/app/_ui/layout/link-tabs';
import { listHref, type SearchParams } from '@/app/_ui/list/list-query';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { CLAIMS_PATH, PAYOUTS_PATH } from '@/lib/core/paths';
import type { BatchView } from '@/lib/payouts/queries';
import { type ClaimTab, TAB_PARAM, TABS, tabName, VIEW_PARAM, VIEWS, viewName } from './paying-states';

type Props = {
  actor: Actor;
  current: ClaimTab | BatchView;
  /** Of the list in view, whose search and filters its other tabs keep. */
  params: SearchParams;
  /** Claims that wait for review, where they are counted. */
  waiting?: number;
};

const isBatchView = (current: Props['current']): current is BatchView =>
  VIEWS.some((view) => view === current);

/** What an agency has to pay, from a claim that arrives to a batch that is paid: one page, each state a tab. */
export async function PayingTabs({ actor, current, params, waiting }: Props) {
  const [claims, payouts] = await Promise.all([getTranslations('claims'), getTranslations('payouts')]);
  const ofBatches = isBatchView(current);
  const claimTab = (tab: ClaimTab) => ({
    id: tab,
    label: claims(tab),
    href: listHref(CLAIMS_PATH, ofBatches ? {} : params, { [TAB_PARAM]: tabName(tab) }),
    ...(tab === 'SENT' && waiting !== undefined ? { count: waiting } : {}),
  });
  const batchTab = (view: BatchView) => ({
    id: view,
    label: payouts(`views.${view}`),
    href: listHref(PAYOUTS_PATH, ofBatches ? params : {}, { [VIEW_PARAM]: viewName(view) }),
  });
  const batches = { ...batchTab('open'), label: payouts('tab'), parts: VIEWS.map(batchTab) };
  return (
    <LinkTabs
      label={claims('tabs')}
      tabs={TABS.flatMap((tab) => [
        claimTab(tab),
        ...(tab === 'APPROVED' && can(actor, 'reviewClaims') ? [batches] : []),
      ])}
      current={current}
    />
  );
}
