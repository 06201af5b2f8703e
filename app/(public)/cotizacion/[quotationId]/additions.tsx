import { getTranslations } from 'next-intl/server';
import { PublicButton } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import { formatMoney } from '@/lib/core/money';
import type { AnswerPage } from '@/lib/quotations/answers/answer-page';
import { quotationCode } from '@/lib/quotations/rules';
import styles from './cotizacion.module.css';

type Props = { page: Extract<AnswerPage, { status: 'ACCEPTED' }>; path: string };

/** What was added to an accepted quotation, each with a way to it; nothing where there is none. */
export async function Additions({ page: { additions, offer }, path }: Props) {
  if (additions.length === 0) return null;
  const t = await getTranslations('answer.status');
  const waits = additions.some(({ status }) => status === 'OPEN');
  return (
    <Notice title={t('additions')} {...(waits ? { tone: 'warning' as const } : {})}>
      <p>{t('additionsText')}</p>
      <ul className={styles.additions}>
        {additions.map(({ id, code, version, total, status }) => (
          <li key={id}>
            <span>
              {t(`addition${status}`, {
                code: quotationCode(code, version) ?? '',
                total: formatMoney(total, offer.currency),
              })}
            </span>
            <form method="post" action={`${path}/adicional/${id}`}>
              <PublicButton type="submit" {...(status === 'OPEN' ? {} : { variant: 'default' as const })}>
                {t(`open${status}`)}
              </PublicButton>
            </form>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
