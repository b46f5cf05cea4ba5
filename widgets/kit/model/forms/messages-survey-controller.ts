export const messages = {
  nameShort: (least: number) => `Name must be at least ${least} characters`,
  emailWrong: 'Please enter a valid email address',
  tourDate: 'Please provide the tour date',
  tourType: 'Please select which tour you took',
  tourRating: 'Please rate your tour experience',
  guideRating: 'Please rate your tour guide',
  howHeard: 'Please tell us how you heard about us',
  wouldRecommend: 'Please indicate if you would recommend us',
  feedbackShort: (least: number) => `Please provide some feedback (minimum ${least} characters)`,
  feedbackLong: 'Feedback is too long',
  subject: (name: string, tour: string) => `Tour Feedback from ${name} - ${tour} Tour`,
  answers: (given: Record<string, string>) => `Tour Date: ${given.tourDate}
Tour Type: ${given.tourType}
Tour Rating: ${given.tourRating}
Guide Rating: ${given.guideRating}
How They Heard: ${given.howHeard}
Would Recommend: ${given.wouldRecommend}

Feedback:
${given.feedback}`,
  body: (answers: string, name: string, email: string) => `${answers}\n\nName: ${name}\nEmail: ${email}`,
};
