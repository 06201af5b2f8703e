import { getTranslations } from 'next-intl/server';
import { SectionCard } from '@/app/_ui/layout/section-card';
import type { SearchParams } from '@/app/_ui/list/list-query';
import { OlderLinks, olderThan } from '@/app/_ui/list/older-links';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import type { EventDetail } from '@/lib/events/queries';
import { listCosts } from '@/lib/finances/costs/queries';
import { sectionHref } from '../../sections';
import { AddCost } from './add-cost';
import { costRow } from './cost-row';
import { CostsTable } from './costs-table';

const PER_PAGE = 40;

type Props = { actor: Actor; event: EventDetail; path: string; query: SearchParams; keepsMoney: boolean };

/** What the event cost besides its talents, with what can be done about each. */
export async function CostsCard({ actor, event, path, query, keepsMoney }: Props) {
  const after = olderThan(query);
  const [t, read] = await Promise.all([
    getTranslations('events.finances.cost'),
    listCosts(actor, event.id, { limit: PER_PAGE + 1, ...(after ? { after } : {}) }),
  ]);
  const shown = read.slice(0, PER_PAGE);
  const href = sectionHref(path, 'finanzas');
  const today = isoDateInZone(new Date(), event.timeZone);
  return (
    <>
      <SectionCard
        flush
        title={t('title')}
        description={t('text')}
        actions={keepsMoney && <AddCost eventId={event.id} currency={event.currencyCode} today={today} />}
      >
        <CostsTable
          rows={shown.map(costRow)}
          currency={event.currencyCode}
          path={path}
          today={today}
          keepsMoney={keepsMoney}
        />
      </SectionCard>
      <OlderLinks
        href={href}
        after={after}
        last={read.length > PER_PAGE ? shown.at(-1)?.id : undefined}
        newest={t('newest')}
        older={t('older')}
      />
    </>
  );
}
