import { useTranslations } from 'next-intl';
import { type Description, DescriptionList } from '@/app/_ui/data/description-list';
import text from '@/app/_ui/theme/text.module.css';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { ageOn } from '@/lib/talents/rules';
import type { ReviewedTalentDetail } from '@/lib/talents/talents-in-review';
import styles from './talent-page.module.css';

/** Age, city, measures (none at all when none is known) and the person's own words. */
export function TalentInformation({ detail }: { detail: ReviewedTalentDetail }) {
  const t = useTranslations('talents');
  const { talent, cityName, timeZone } = detail;
  const today = isoDateInZone(new Date(), timeZone ?? DEFAULT_TIME_ZONE);
  const measures = useMeasures(talent);
  return (
    <>
      <section className={styles.block}>
        <DescriptionList
          columns={3}
          items={[
            {
              label: t('age'),
              value: talent.birthdate && t('years', { count: ageOn(talent.birthdate, today) }),
            },
            { label: t('gender'), value: t(`genders.${talent.gender}`) },
            { label: t('detail.city'), value: cityName },
            ...(talent.alias ? [{ label: t('detail.alias'), value: talent.alias }] : []),
          ]}
        />
      </section>
      {measures.length > 0 && (
        <section className={styles.block}>
          <h2 className={styles.heading}>{t('detail.body')}</h2>
          <DescriptionList columns={4} items={measures} />
        </section>
      )}
      <section className={styles.block}>
        <h2 className={styles.heading}>{t('detail.description')}</h2>
        {talent.generalDescription?.trim() ? (
          <p className={styles.description}>{talent.generalDescription.trim()}</p>
        ) : (
          <p className={text.quiet}>{t('detail.noDescription')}</p>
        )}
      </section>
    </>
  );
}

function useMeasures(talent: ReviewedTalentDetail['talent']): Description[] {
  const t = useTranslations('talents.detail');
  const long = (value: number | null) => (value === null ? null : `${value} ${talent.unitMeasure}`);
  const all: Description[] = [
    { label: t('height'), value: long(talent.height) },
    { label: t('bust'), value: long(talent.bust) },
    { label: t('waist'), value: long(talent.waist) },
    { label: t('hip'), value: long(talent.hip) },
    { label: t('shirt'), value: talent.shirt?.toUpperCase() },
    { label: t('pants'), value: talent.pants },
    { label: t('footwear'), value: talent.footwear },
    { label: t('hair'), value: talent.hairColour },
    { label: t('eyes'), value: talent.eyeColour },
  ];
  return all.filter(({ value }) => Boolean(value));
}
