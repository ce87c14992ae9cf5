import { errorText } from '@laundry/error-catalogue';
import { credit } from '@laundry/strings';
import { ButtonLink, Notice } from '@laundry/ui-kit/controls';
import { config } from '../config.ts';

/** The notice for a card that is blocked as lost, with a link to the chat-bot (spec §8, code 100). */
export const LostCardNotice = () => (
  <Notice
    action={
      <ButtonLink variant="outlined" to={config.brand.chatbotUrl} target="_blank" rel="noopener noreferrer">
        {credit.chatbot}
      </ButtonLink>
    }
  >
    {errorText('lostCard')}
  </Notice>
);
