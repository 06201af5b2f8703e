import { getTranslations } from 'next-intl/server';
import { PublicButton, PublicButtonLink } from '@/app/_ui/public/button';
import styles from './cotizacion.module.css';

type Props = {
  path: string;
  agency: string;
  /** Where something can be chosen: what is chosen, as the address has it, and what it comes to or is wrong with it. */
  choice?: { readonly query: string; readonly total: string; readonly problem: string | null } | null;
};

/** The three answers, each on a page of its own; always in view, however long the quotation is. */
export async function AnswerLinks({ path, agency, choice }: Props) {
  const t = await getTranslations('answer');
  const query = choice?.query ?? '';
  return (
    <>
      <h2 className={styles.question}>{t('question', { agency })}</h2>
      <div className={styles.answers}>
        {choice && (
          <p className={styles.sum} aria-live="polite" data-wrong={choice.problem !== null || undefined}>
            {choice.problem ?? t('choice.chosenTotal')} <strong>{choice.total}</strong>
          </p>
        )}
        {choice ? (
          // The address is a moment behind what is ticked, and without scripts altogether: the form sends it along.
          <PublicButton type="submit" form="eleccion" formAction={`${path}/aceptar`}>
            {t('accept')}
          </PublicButton>
        ) : (
          <PublicButtonLink href={`${path}/aceptar`}>{t('accept')}</PublicButtonLink>
        )}
        <PublicButtonLink href={`${path}/cambio${query}`} variant="default">
          {t('change')}
        </PublicButtonLink>
        <PublicButtonLink href={`${path}/rechazar${query}`} variant="default">
          {t('reject')}
        </PublicButtonLink>
      </div>
    </>
  );
}
