import { PublicButton } from '@/app/_ui/public/button';
import { Notice } from '@/app/_ui/public/notice';
import texts from '@/lib/i18n/messages/es/controls.json';

/** Says that what was typed before is back, with the way to begin again without it. */
export function RecoveredTyping({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Notice tone="info">
      <p>{texts.recovered}</p>
      <PublicButton variant="quiet" onClick={onDiscard}>
        {texts.discard}
      </PublicButton>
    </Notice>
  );
}
