import { getTranslations } from 'next-intl/server';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import { PublicButtonLink } from '@/app/_ui/public/button';
import { callUrl, chatUrl, formatPhone } from '@/lib/core/readers/phone';
import type { AgencyContact as Agency } from '@/lib/quotations/answers/answer-page';
import type { OfferContent } from '@/lib/quotations/offers/offer-content';
import styles from './cotizacion.module.css';

type Props = { agency: Agency; offer: OfferContent };

/** The agency's phone, WhatsApp and e-mail. */
export async function AgencyContact({ agency, offer }: Props) {
  const t = await getTranslations('answer.contact');
  const { phone, dialingCode, email, name } = agency;
  if (!phone && !email) return null;
  const chat = chatUrl(phone, dialingCode);
  const call = callUrl(phone, dialingCode);
  const subject = t('message', { code: offer.code ?? '', event: offer.event.name });
  return (
    <section className={styles.contact} aria-labelledby="contacto">
      <h2 id="contacto" className={styles.heading}>
        {t('title', { agency: name })}
      </h2>
      <div className={styles.ways}>
        {chat && (
          <PublicButtonLink variant="default" target="_blank" href={whatsappUrl(subject, agency)}>
            {t('whatsapp')}
          </PublicButtonLink>
        )}
        {phone && call && !chat && (
          <PublicButtonLink variant="default" href={call}>
            {t('call', { phone: formatPhone(phone, dialingCode) })}
          </PublicButtonLink>
        )}
        {email && (
          <PublicButtonLink
            variant="default"
            href={`mailto:${email}?subject=${encodeURIComponent([offer.code, offer.event.name].filter(Boolean).join(' · '))}`}
          >
            {t('email', { email })}
          </PublicButtonLink>
        )}
      </div>
    </section>
  );
}
