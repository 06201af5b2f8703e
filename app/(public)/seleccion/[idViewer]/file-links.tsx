import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { CARD_LAYOUTS, CARDS_OF_A_FILE } from '@/lib/convocatories/showcase/files/cards';
import styles from './choosing.module.css';

type Props = { viewerId: string; total: number };

/** Cards and photos of the talents shown, to take along. */
export async function FileLinks({ viewerId, total }: Props) {
  const t = await getTranslations('selection');
  const path = `/seleccion/${viewerId}`;
  const words = { cuatro: t('cardsFour'), una: t('cardsOne') };
  const parts = Array.from({ length: Math.ceil(total / CARDS_OF_A_FILE) }, (_, index) => index + 1);
  return (
    <section className={styles.ordered} aria-labelledby="para-llevar">
      <h2 id="para-llevar" className={styles.filesTitle}>
        {t('filesTitle')}
      </h2>
      <div className={styles.files}>
        {CARD_LAYOUTS.flatMap((layout) =>
          parts.map((part) => (
            <PublicButtonLink
              key={`${layout}-${part}`}
              variant="default"
              href={`${path}/laminas?formato=${layout}&parte=${part}`}
            >
              {parts.length > 1
                ? t('cardsPart', { what: words[layout], part, parts: parts.length })
                : words[layout]}
            </PublicButtonLink>
          )),
        )}
        <PublicButtonLink variant="default" href={`${path}/fotos`}>
          {t('photosZip')}
        </PublicButtonLink>
      </div>
    </section>
  );
}
