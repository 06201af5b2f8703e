import { useTranslations } from 'next-intl';
import { RowList } from '@/app/_ui/data/row-list';
import { SoftBadge } from '@/app/_ui/data/soft-badge';
import type { OwnPaper } from '@/lib/talents/own/papers/queries';
import { daysUntil } from '@/lib/talents/own/papers/rules';
import { today } from '@/lib/talents/shown';

/** Papers that no longer serve for a contract, or will soon not, each leading to where they are replaced. */
export function PaperWarnings({ papers }: { papers: readonly OwnPaper[] }) {
  const t = useTranslations('place.papers');
  return (
    <RowList
      label={t('title')}
      items={papers.map(({ kind, state, expiresOn }) => {
        const paper = t(`names.${kind}`);
        const isOver = state === 'EXPIRED';
        const when = t('warnings.when', { days: expiresOn ? daysUntil(today(), expiresOn) : 0 });
        return {
          id: kind,
          title: isOver ? t('warnings.EXPIRED', { paper }) : t('warnings.EXPIRING', { paper, when }),
          href: '/mi-perfil/documentos',
          detail: [t('warnings.text')],
          trailing: <SoftBadge tone={isOver ? 'red' : 'yellow'}>{t(`states.${state}`)}</SoftBadge>,
        };
      })}
    />
  );
}
