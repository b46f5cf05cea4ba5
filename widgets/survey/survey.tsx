import { useEffect, useState } from 'react';
import { retryImport } from '../kit/element/retry-import';
import { FEEDBACK_MAX, FEEDBACK_MIN } from '../kit/model/forms/limits';
import { SURVEY_CHOICES } from '../kit/model/forms/survey-choices';
import { Form } from '../kit/forms/form';
import { Choice, TextArea, TextField } from '../kit/forms/form-field';
import { SenderFields } from '../kit/forms/sender-fields';
import { messages, outcome } from './messages';
import { takeSurveyQuery } from './survey-query';
import { dateToday } from './today';

const loadController = () => retryImport(() => import('./controller'));

interface Props {
  /** Texts of the page's owner about the guest, as written. */
  given: Readonly<Record<string, string>>;
  /** The same may be in the address of the page, behind `?` or `#`. */
  fromQuery: boolean;
}

/** The survey after a tour. */
export function Survey({ given, fromQuery }: Props) {
  const [query, setQuery] = useState('');
  useEffect(() => setQuery(fromQuery ? takeSurveyQuery() : ''), [fromQuery]);

  return (
    <Form
      name="survey"
      loadController={loadController}
      given={query ? { ...given, query } : given}
      labels={{ send: messages.send, sending: messages.sending }}
      hint={messages.hint}
      sent={{ title: messages.sentTitle, text: messages.sentText }}
      failed={outcome.failed}
    >
      {(errors, length) => (
        <>
          <div className="form-pair">
            <SenderFields errors={errors} />
            <TextField
              name="tourDate"
              label={messages.tourDate}
              error={errors.tourDate}
              type="date"
              required
              onFocus={(event) => {
                // Discourages a date to come; what the calendar refuses can still be typed.
                event.currentTarget.max = dateToday();
              }}
            />
            <Choice
              name="tourType"
              label={messages.tourType}
              error={errors.tourType}
              placeholder={messages.chooseTour}
              choices={SURVEY_CHOICES.tourType}
            />
            <Choice
              name="tourRating"
              label={messages.tourRating}
              error={errors.tourRating}
              placeholder={messages.choose}
              choices={SURVEY_CHOICES.tourRating}
            />
            <Choice
              name="guideRating"
              label={messages.guideRating}
              error={errors.guideRating}
              placeholder={messages.choose}
              choices={SURVEY_CHOICES.guideRating}
            />
            <Choice
              name="howHeard"
              label={messages.howHeard}
              error={errors.howHeard}
              placeholder={messages.choose}
              choices={SURVEY_CHOICES.howHeard}
            />
            <Choice
              name="wouldRecommend"
              label={messages.wouldRecommend}
              error={errors.wouldRecommend}
              placeholder={messages.choose}
              choices={SURVEY_CHOICES.wouldRecommend}
            />
          </div>
          <TextArea
            name="feedback"
            label={messages.feedback}
            error={errors.feedback}
            hint={messages.feedbackHint(FEEDBACK_MIN)}
            note={`${length}/${FEEDBACK_MAX}`}
            required
          />
        </>
      )}
    </Form>
  );
}
