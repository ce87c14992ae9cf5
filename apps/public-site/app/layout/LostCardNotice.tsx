import { textOf } from '@laundry/error-catalogue';
import { credit } from '@laundry/strings';
import { NativeNotice } from '@laundry/ui-kit/native';

/** A card that is blocked as lost: the next step is the chat-bot (spec §8, code 100). */
export const LostCardNotice = ({ chatbotUrl }: { chatbotUrl: string }) => (
  <NativeNotice
    action={
      <a
        className="kit-button kit-button-outlined"
        href={chatbotUrl}
        target="_blank"
        rel="noopener noreferrer"
      >
        {credit.chatbot}
      </a>
    }
  >
    {textOf('lostCard')}
  </NativeNotice>
);
