import type { Metadata } from 'next';
import { redirect } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { PublicButton } from '@/app/_ui/public/button';
import { FieldStack, FormActions } from '@/app/_ui/public/form';
import { PageTitle } from '@/app/_ui/public/page-title';
import { TextField } from '@/app/_ui/public/text-field';
import { verificationPath } from '@/lib/core/paths';
import { readVerificationCode } from '@/lib/documents/verification/rules';
import { translate } from '@/lib/i18n/translate';
import { product } from '@/lib/platform/product';
import { PublicPage } from '../_shell/public-page';
import { FileCheck } from './file-check';
import styles from './verification.module.css';

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('verification');
  return { title: t('pageTitle') };
}

/** Where anybody checks a document, by its code or by the file. */
export default async function VerificationPage({ searchParams }: Props) {
  const [{ codigo }, t] = await Promise.all([searchParams, getTranslations('verification')]);
  const typed = typeof codigo === 'string' ? codigo : null;
  const code = typed && readVerificationCode(typed);
  if (code) redirect(verificationPath(code));
  return (
    <PublicPage>
      <PageTitle title={t('title')} subtitle={t('subtitle', { product: product().name })} />
      <form className={styles.part} action="/verificar" aria-label={t('title')}>
        <FieldStack>
          <TextField
            name="codigo"
            label={t('code')}
            description={t('codeHint')}
            defaultValue={typed ?? ''}
            error={typed === null ? undefined : translate('errors.document.badCode')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={40}
            required
          />
        </FieldStack>
        <FormActions>
          <PublicButton type="submit">{t('submit')}</PublicButton>
        </FormActions>
      </form>
      <section className={styles.part}>
        <h2>{t('or')}</h2>
        <FileCheck label={t('file')} code={null} />
      </section>
    </PublicPage>
  );
}
