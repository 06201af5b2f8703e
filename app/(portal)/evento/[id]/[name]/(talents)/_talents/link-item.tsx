'use client';

import { Button } from '@mantine/core';
import { IconBrandWhatsapp, IconLink } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { dataOf } from '@/app/_features/graphql/use-action';
import { useWrite } from '@/app/_features/graphql/use-write';
import { useGivenLink } from '@/app/_features/links/use-given-link';
import { TextInput } from '@/app/_ui/controls/text-input';
import { useConfirm } from '@/app/_ui/feedback/confirm/use-confirm';
import { toastSuccess } from '@/app/_ui/feedback/toasts';
import text from '@/app/_ui/theme/text.module.css';
import { fillWording } from '@/lib/agencies/texts/rules';
import { REVOKE_LINKS, SHARE_LINK } from '@/lib/convocatories/writes';
import type { BoardTalent } from './board';
import type { LinkedEvent, LinkRow } from './link-rows';
import styles from './links.module.css';
import { SentByHand } from './sent-by-hand';

type Props = { row: LinkRow; talent: BoardTalent; event: LinkedEvent };

/** One purpose's link of a talent. It is made when first asked for, and then stands there to be copied by hand too. */
export function LinkItem({ row: { purpose, obstacle }, talent, event }: Props) {
  const t = useTranslations('events.links');
  const confirm = useConfirm();
  const share = useWrite(SHARE_LINK);
  const revoke = useWrite(REVOKE_LINKS);
  const name = t(purpose);
  const { convocatedId } = talent;
  const sent = talent.byHand?.[purpose];
  const [opened, setOpened] = useState(false);
  const { url, problem, copy, send, forget } = useGivenLink({
    make: async () => {
      const result = await share.run({ convocatedId, purpose });
      return result.ok ? { ok: true, data: result.data } : result;
    },
    message: (url) => {
      const { name: eventName, agencyName: agency, dates } = event;
      if (!sent && purpose !== 'RIDE') {
        const values = { talento: talent.firstName, agencia: agency, evento: eventName, fechas: dates };
        return fillWording(event.chats[purpose], { ...values, enlace: url });
      }
      const values = { name: talent.firstName, agency, event: eventName, dates, url };
      return purpose === 'RIDE' && !sent ? t('rideMessage', values) : t(`again.${purpose}`, values);
    },
  });

  const takeBack = async () => {
    let ended = 0;
    const answer = await confirm({
      title: t('revokeTitle'),
      message: t('revokeMessage', { name: talent.name }),
      tone: 'danger',
      confirmLabel: t('revokeConfirm'),
      onConfirm: async () => {
        ended = dataOf(await revoke.run({ convocatedId, purpose }));
      },
    });
    if (answer === null) return;
    forget();
    toastSuccess(t('revoked', { count: ended }));
  };

  return (
    <li className={styles.link}>
      <div className={styles.head}>
        <div className={styles.words}>
          <h3 className={styles.name}>{name}</h3>
          {obstacle && <p className={text.note}>{t(obstacle)}</p>}
          {sent && <p className={text.note}>{t('sentByHand', { when: sent.when })}</p>}
        </div>
        <div className={styles.actions}>
          {!obstacle && (
            <>
              <Button
                variant="default"
                leftSection={<IconLink size={14} stroke={1.5} aria-hidden />}
                aria-label={t('copyOf', { purpose: name })}
                onClick={() => void copy()}
                disabled={share.pending}
              >
                {t('copy')}
              </Button>
              <Button
                variant="default"
                leftSection={<IconBrandWhatsapp size={14} stroke={1.5} aria-hidden />}
                aria-label={t('whatsappOf', { purpose: name })}
                onClick={() => {
                  setOpened(true);
                  void send();
                }}
                disabled={share.pending}
              >
                {t('whatsapp')}
              </Button>
            </>
          )}
          {mayHaveGiven(obstacle) && (
            <Button
              variant="subtle"
              color="red"
              aria-label={t('revokeOf', { purpose: name })}
              onClick={() => void takeBack()}
            >
              {t('revoke')}
            </Button>
          )}
        </div>
      </div>
      <SentByHand asks={opened && !problem} onTold={() => setOpened(false)} {...{ talent, purpose, sent }} />
      {url && (
        <TextInput
          readOnly
          className={styles.url}
          value={url}
          aria-label={t('url', { purpose: name.toLowerCase() })}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
    </li>
  );
}

/** Links can only be out there for a step that was open once. */
const mayHaveGiven = (obstacle: LinkRow['obstacle']): boolean =>
  obstacle !== 'needsConfirmed' && obstacle !== 'needsSignature';
