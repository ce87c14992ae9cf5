import { textOf } from '@laundry/error-catalogue';
import { credit } from '@laundry/strings';
import { Notice } from '@laundry/ui-kit/controls';

/** The notice for a card that is blocked as lost, with a link to the chat-bot (spec §8, code 100). */
export const LostCardNotice = ({ chatbotUrl }: { chatbotUrl: string }) => (
  <Notice
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
  </Notice>
);
