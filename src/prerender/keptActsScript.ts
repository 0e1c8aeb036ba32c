/**
 * Keeps what a visitor does, before the site's own script is there, to the parts that need it: presses of buttons within
 * `data-early`, forms sent and swipes made there. `ui/earlyActs.ts` does it then. Seconds lie between the two on a slow
 * line. Runs inline; its hash is in the Content-Security-Policy (docs/requirements.md, SHELL-9).
 */
export const keptActsScript =
  '(function(d){var early=window.early={acts:[],isOver:false},start;' +
  "function keep(name,does){d.addEventListener(name,function(e){var t=e.target,f=!early.isOver&&t.closest&&t.closest('[data-early]');" +
  'if(f)does(e,t,f)},true)}' +
  "keep('click',function(e,t){var b=t.closest('button[type=button]');if(b)early.acts.push({kind:'press',on:b})});" +
  "keep('submit',function(e,t){e.preventDefault();early.acts.push({kind:'submit',on:t})});" +
  "keep('touchstart',function(e){start=e.touches.length===1?e.touches[0]:null});" +
  "keep('touchend',function(e,t,f){var end=e.changedTouches[0];" +
  "if(start&&end)early.acts.push({kind:'swipe',on:f,x:end.clientX-start.clientX,y:end.clientY-start.clientY});start=null})" +
  '})(document)';
