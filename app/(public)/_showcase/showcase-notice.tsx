import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageFrame } from '@/app/_ui/public/page-frame';
import { translate } from '@/lib/i18n/translate';
import { product } from '@/lib/platform/product';

const WORDS = {
  EXPIRED: ['expired', 'expiredText'],
  UNAVAILABLE: ['unavailable', 'unavailableText'],
  NOT_FOUND: ['notFound', 'notFoundText'],
} as const;

/** What stands in the head of such a page. */
export const noticeTitle = (state: keyof typeof WORDS): string => translate(`showcase.${WORDS[state][0]}`);

/** Why there is nothing to see: the event is over, its agency is suspended, or there is none at this address. */
export async function ShowcaseNotice({ state }: { state: keyof typeof WORDS }) {
  const t = await getTranslations('showcase');
  const [title, text] = WORDS[state];
  return (
    <PageFrame brand={product().name}>
      <MessageScreen
        kind="invalid"
        title={t(title)}
        text={t(text)}
        action={
          <PublicButtonLink variant="default" href="/">
            {translate('pages.notFound.home')}
          </PublicButtonLink>
        }
      />
    </PageFrame>
  );
}
