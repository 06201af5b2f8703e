import { useTranslations } from 'next-intl';
import { ActivityList } from '@/app/_features/activity/activity-list';
import { useActivityWords } from '@/app/_features/activity/use-activity-words';
import type { ActivityEntry } from '@/lib/agencies/activity/queries';
import { percentText } from '../coverage-row';

type Said = {
  readonly fee: string;
  readonly platformGain: string;
  readonly priority: number;
  readonly enabled: boolean;
};

/** Who changed what of a city's rides, from what to what. */
export function CoverageHistory({ entries }: { entries: readonly ActivityEntry[] }) {
  const t = useTranslations('rideOffice.cities');
  const telling = useActivityWords();

  function changesOf(before: Said, after: Said): string[] {
    const percents = (['fee', 'platformGain'] as const)
      .filter((name) => before[name] !== after[name])
      .map((name) =>
        t(`changes.${name}`, { before: percentText(before[name]), after: percentText(after[name]) }),
      );
    return [
      ...percents,
      ...(before.priority === after.priority
        ? []
        : [t('changes.priority', { before: before.priority, after: after.priority })]),
      ...(before.enabled === after.enabled ? [] : [t(after.enabled ? 'changes.on' : 'changes.off')]),
    ];
  }

  function tell(entry: ActivityEntry): string {
    const said = entry.detail as (Said & { readonly before?: Said }) | null;
    if (entry.action !== 'keep' || !said || said.priority === undefined) return telling.tell(entry);
    const who = entry.actorName ?? '';
    if (!said.before) {
      const words = {
        fee: percentText(said.fee),
        gain: percentText(said.platformGain),
        order: said.priority,
      };
      return t('historyCreated', { who, ...words });
    }
    const changes = changesOf(said.before, said);
    return changes.length > 0
      ? t('historyChanged', { who, changes: changes.join('; ') })
      : t('historySame', { who });
  }

  return <ActivityList entries={entries} tell={tell} />;
}
