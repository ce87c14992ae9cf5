import Button from '@mui/material/Button';
import { textOf } from '@laundry/error-catalogue';
import { credit } from '@laundry/strings';
import { ErrorNotice } from '@laundry/ui-kit';

/** A card that is blocked as lost: the next step is the chat-bot (section 8, code 100). */
export const LostCardNotice = ({ chatbotUrl }: { chatbotUrl: string }) => (
  <ErrorNotice
    action={
      <Button href={chatbotUrl} target="_blank" rel="noopener noreferrer" variant="outlined">
        {credit.chatbot}
      </Button>
    }
  >
    {textOf('lostCard')}
  </ErrorNotice>
);
