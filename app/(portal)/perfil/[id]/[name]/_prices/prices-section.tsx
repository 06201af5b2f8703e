import { getTranslations } from 'next-intl/server';
import { DescriptionList } from '@/app/_ui/description-list';
import { SectionCard } from '@/app/_ui/section-card';
import type { AgencyDetail } from '@/lib/agencies/queries';
import type { AgencyActor } from '@/lib/core/actor';

type Props = { actor: AgencyActor; agency: AgencyDetail };

/** What the agency's quotations start from. */
export async function PricesSection({ agency }: Props) {
  const t = await getTranslations('agencies.detail');
  return (
    <SectionCard title={t('gain')}>
      <DescriptionList items={[{ label: t('gain'), value: t('gainValue', { value: agency.gain }) }]} />
    </SectionCard>
  );
}
