import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import styles from './cotizacion.module.css';

type Props = { path: string; agency: string };

/** The three answers, each on a page of its own; always in view, however long the quotation is. */
export async function AnswerLinks({ path, agency }: Props) {
  const t = await getTranslations('answer');
  return (
    <>
      <h2 className={styles.question}>{t('question', { agency })}</h2>
      <div className={styles.answers}>
        <PublicButtonLink href={`${path}/aceptar`}>{t('accept')}</PublicButtonLink>
        <PublicButtonLink href={`${path}/cambio`} variant="default">
          {t('change')}
        </PublicButtonLink>
        <PublicButtonLink href={`${path}/rechazar`} variant="default">
          {t('reject')}
        </PublicButtonLink>
      </div>
    </>
  );
}
