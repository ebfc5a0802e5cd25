export { endChat, getChat, sendChatMessage } from './chat-calls.ts';
export { addToFeedback, getFeedback, getFeedbacks, sendFeedback } from './feedback-calls.ts';
export { getSupportImage, uploadSupportImage } from './image-calls.ts';
export { getFaq, getSupport, getVipService } from './support-calls.ts';
