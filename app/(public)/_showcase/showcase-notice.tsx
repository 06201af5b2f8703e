import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageFrame } from '@/app/_ui/public/page-frame';
import { product } from '@/lib/platform/product';

/** Why there is nothing to see: the event is over, or there is none at this address. */
export async function ShowcaseNotice({ state }: { state: 'EXPIRED' | 'NOT_FOUND' }) {
  const t = await getTranslations('showcase');
  const expired = state === 'EXPIRED';
  return (
    <PageFrame brand={product().name}>
      <MessageScreen
        kind="invalid"
        title={expired ? t('expired') : t('notFound')}
        text={expired ? t('expiredText') : t('notFoundText')}
      />
    </PageFrame>
  );
}
