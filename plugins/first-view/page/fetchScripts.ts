// The pages of applications run this when their stylesheets are there (plugins/finish/steps/firstView.ts): nothing else is
// missing for the first painting then, which takes a phone longer than the network needs to answer. Their scripts run after it.
const later = document.querySelector('#later') as HTMLTemplateElement;
document.head.append(...later.content.querySelectorAll('link'));
