import { getTranslations } from 'next-intl/server';
import { RowList } from '@/app/_ui/data/row-list';
import { SectionCard } from '@/app/_ui/layout/section-card';
import { contractCode } from '@/lib/contracts/rules';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import type { UndrawnPaper } from '@/lib/operations/papers/queries';
import { RetryOwnButton } from './retry-own-button';

type Props = { actor: Actor; papers: readonly UndrawnPaper[] };

/** The contracts and claims whose PDF is not made any more, why, and a way to have it made; nothing when there are none. */
export async function UndrawnPapers({ actor, papers }: Props) {
  if (papers.length === 0) return null;
  const t = await getTranslations('operations');
  const mayRetry = can(actor, 'quote');
  const title = t('papers.title', { count: papers.length });
  return (
    <SectionCard title={title} flush>
      <RowList
        label={title}
        items={papers.map(({ kind, id, code, year, talentName, reason }) => {
          const shown = kind === 'contract' ? contractCode({ code, year }) : String(code);
          const what = t(`papers.${kind}`, { code: shown, name: talentName });
          return {
            id,
            title: what,
            detail: [t(`reasons.${reason}`)],
            trailing: mayRetry && (
              <RetryOwnButton
                kind="paper"
                id={id}
                text={t('papers.redraw')}
                label={t('papers.redrawOf', { what })}
                done={t('papers.redrawn')}
              />
            ),
          };
        })}
      />
    </SectionCard>
  );
}
