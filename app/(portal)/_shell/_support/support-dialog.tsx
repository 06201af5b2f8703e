'use client';

import { Alert, Button, Modal } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconBrandWhatsapp, IconCalendarPlus, IconPhone } from '@tabler/icons-react';
import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { whatsappUrl } from '@/app/_features/events/whatsapp-url';
import { useRead } from '@/app/_features/graphql/use-read';
import { SelectInput } from '@/app/_ui/controls/select-input';
import { COLOMBIA, callUrl } from '@/lib/core/readers/phone';
import { CallForm } from './call-form';
import { SUPPORT_CHOICES } from './operations';
import { OwnRequests } from './own-requests';
import styles from './support-dialog.module.css';

const NO_CODE = '##';
const NO_EVENT = 'none';
/** Milliseconds after which a request that was sent closes the dialog (specification part 1, section 9). */
const CLOSES_AFTER = 1000;

type Chosen = { readonly value: string; readonly label: string };

/** The request for support: an event, and then to be called, to call or to write. */
export default function SupportDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('shell.support');
  const [typed, setTyped] = useState('');
  const [words] = useDebouncedValue(typed, 250);
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const search = chosen?.label === words ? '' : words;
  const read = useRead(SUPPORT_CHOICES, { search });
  const [calling, setCalling] = useState(false);
  const [sent, setSent] = useState(false);
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(onClose, CLOSES_AFTER);
    return () => clearTimeout(timer);
  }, [sent, onClose]);

  const events = (read?.events ?? []).map(({ id, name, code }) => ({
    value: id,
    label: `${name} ${code ?? NO_CODE}`,
  }));
  const others = chosen && !events.some(({ value }) => value === chosen.value) ? [chosen] : [];
  const data = [{ value: NO_EVENT, label: t('noEvent') }, ...events, ...others].filter(
    ({ value }, at, all) => all.findIndex((other) => other.value === value) === at,
  );
  const phone = read?.supportConstants[0]?.description ?? '';
  const call = callUrl(phone, COLOMBIA);
  const about = chosen && chosen.value !== NO_EVENT ? chosen : null;
  const message = about ? t('message', { event: about.label }) : t('messageWithout');

  return (
    <Modal opened onClose={onClose} title={t('title')}>
      {sent ? (
        <Alert color="green" title={t('done')} role="status">
          {t('doneText')}
        </Alert>
      ) : (
        <div className={styles.parts}>
          <SelectInput
            label={t('event')}
            placeholder={t('eventPlaceholder')}
            data={data}
            value={chosen?.value ?? null}
            onChange={(value) => setChosen(data.find((each) => each.value === value) ?? null)}
            searchValue={typed}
            onSearchChange={setTyped}
            nothingFoundMessage={read === null ? t('searching') : t('nothing')}
            filter={({ options }) => options}
            searchable
            data-autofocus
          />
          {chosen && (
            <div className={styles.actions}>
              <Button
                variant={calling ? 'light' : 'default'}
                aria-expanded={calling}
                leftSection={<IconCalendarPlus size={18} stroke={1.5} aria-hidden />}
                onClick={() => setCalling(!calling)}
              >
                {t('schedule')}
              </Button>
              {call && (
                <>
                  <Button
                    component="a"
                    href={call}
                    variant="default"
                    className={styles.phoneOnly}
                    leftSection={<IconPhone size={18} stroke={1.5} aria-hidden />}
                  >
                    {t('call')}
                  </Button>
                  <Button
                    component="a"
                    href={whatsappUrl(message, { phone, dialingCode: COLOMBIA })}
                    target="_blank"
                    rel="noopener"
                    variant="default"
                    leftSection={<IconBrandWhatsapp size={18} stroke={1.5} aria-hidden />}
                    onClick={onClose}
                  >
                    {t('write')}
                  </Button>
                </>
              )}
            </div>
          )}
          {chosen && calling && <CallForm eventId={about?.value ?? null} onSent={() => setSent(true)} />}
          <OwnRequests />
        </div>
      )}
    </Modal>
  );
}
