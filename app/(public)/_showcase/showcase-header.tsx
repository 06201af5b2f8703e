import { getTranslations } from 'next-intl/server';
import text from '@/app/_ui/theme/text.module.css';
import type { Showcase } from '@/lib/convocatories/showcase/queries';
import { formatDateRange } from '@/lib/core/dates';
import { photoUrl } from '@/lib/core/photo-url';
import styles from './showcase.module.css';

type OpenShowcase = Extract<Showcase, { state: 'OPEN' }>;
type Brand = { name: string; logo: string | null };

function BrandMark({ brand }: { brand: Brand }) {
  return (
    <span className={styles.brand}>
      {brand.logo ? <img src={photoUrl(brand.logo, 96)} alt="" width={40} height={40} /> : null}
      <span>{brand.name}</span>
    </span>
  );
}

/** Who shows, to whom, and what: brands, name, dates in the event's zone, place and the way to more profiles. */
export async function ShowcaseHeader({ showcase }: { showcase: OpenShowcase }) {
  const t = await getTranslations('showcase');
  const { event, agency, client, finalClient } = showcase;
  const place = [event.placeName, event.placeAddress, event.cityName].filter(Boolean).join(' · ');
  const brands = [client, finalClient].filter((brand) => brand !== null);
  return (
    <header className={styles.header}>
      <div className={styles.brands}>
        <BrandMark brand={agency} />
        {brands.length > 0 ? <span className={text.dimmed}>{t('for')}</span> : null}
        {brands.map((brand) => (
          <BrandMark key={brand.name} brand={brand} />
        ))}
      </div>
      {event.code === null ? null : <p className={styles.code}>{event.code}</p>}
      <h1 className={styles.title}>{event.name}</h1>
      <p className={styles.dates}>{formatDateRange(event.startDate, event.endDate, event.timeZone)}</p>
      <div className={styles.line}>
        <p>{place}</p>
        {event.additionalProfiles ? (
          <a
            className={styles.more}
            href={event.additionalProfiles}
            target="_blank"
            rel="noreferrer noopener"
          >
            {t('additionalProfiles')}
          </a>
        ) : (
          <button type="button" className={styles.more} disabled>
            {t('additionalProfiles')}
          </button>
        )}
      </div>
    </header>
  );
}
