import { getTranslations } from 'next-intl/server';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PublicPage } from '../_shell/public-page';

type Props = {
  message: string;
  /** Whose links lead here: a talent has a place of its own without them, to which it can let itself in. */
  holder?: 'talent' | 'client';
};

/** The invalid state of a page reached by a link, for who comes without a living one: the same for all ids. */
export async function LinkNotFound({ message, holder = 'client' }: Props) {
  const t = await getTranslations();
  const [href, label] =
    holder === 'talent' ? ['/entrar', t('pages.notFound.talentHome')] : ['/', t('pages.notFound.home')];
  return (
    <PublicPage closed>
      <MessageScreen
        kind="invalid"
        code="404"
        title={message}
        text={t('errors.link.askAgain')}
        action={
          <PublicButtonLink variant="default" href={href}>
            {label}
          </PublicButtonLink>
        }
      />
    </PublicPage>
  );
}
