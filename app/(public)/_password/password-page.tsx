import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { MessageScreen } from '@/app/_ui/public/message-screen';
import { PageTitle } from '@/app/_ui/public/page-title';
import { getPasswordOwner } from '@/lib/identity/password/queries';
import { personTypeOf, subjectOf } from '@/lib/identity/password/rules';
import { currentLinkActor } from '@/lib/identity/session';
import { product, publicSite } from '@/lib/platform/product';
import { PublicPage } from '../_shell/public-page';
import { PasswordForm } from './password-form';
import { savePassword } from './save-password';

type Props = {
  purpose: 'ACTIVATION' | 'PASSWORD_RESET';
  id: string;
  /** As it stands in the path. */
  type: string;
};

/**
 * Set or reset password screen (specification part 2, section 2). Without a living link: 404, whatever the ids. An
 * e-mail in the path is not shown: whose account it is, the link says.
 */
export async function PasswordPage({ purpose, id, type: typeInPath }: Props) {
  const type = personTypeOf(typeInPath);
  if (!type) notFound();
  const person = { type, id };
  const actor = await currentLinkActor(purpose, subjectOf(person));
  if (actor.kind === 'anonymous') notFound();
  const [owner, t] = await Promise.all([getPasswordOwner(actor), getTranslations()]);
  if (!owner) notFound();
  const { name, supportEmail } = product();
  if (owner.isSuspended) {
    return (
      <PublicPage closed>
        <MessageScreen
          kind="invalid"
          title={t('login.problem.SUSPENDED', { product: name })}
          text={t.rich('password.suspendedText', {
            email: () => <a href={`mailto:${supportEmail}`}>{supportEmail}</a>,
          })}
        />
      </PublicPage>
    );
  }
  const kind = purpose === 'ACTIVATION' ? 'activate' : 'reset';
  const door = type === 'talent' ? 'talent' : owner.isAdministrator ? 'admin' : null;
  const login = { href: door ? `/login?select=${door}` : '/login', label: t('password.logIn') };
  const site = publicSite();
  return (
    <PublicPage closed>
      <PasswordForm
        kind={kind}
        type={type}
        email={owner.email}
        next={site ? { href: site, label: t('password.accept') } : login}
        logIn={site ? login : null}
        action={savePassword.bind(null, purpose, person)}
      >
        <PageTitle title={t(`password.${kind}.title`)} subtitle={t(`password.${kind}.subtitle`)} />
      </PasswordForm>
    </PublicPage>
  );
}
