/** What the vendor's code reads of the owner's settings. */
export interface Keys {
  emailjs: {
    origin: string;
    publicKey: string;
    serviceId: string;
    replyTemplate: string;
    notifyTemplate: string;
    surveyTemplate: string;
    captchaKey: string;
  };
}
