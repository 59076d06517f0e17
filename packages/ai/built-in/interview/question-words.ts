import { defineWords } from '#packages/i18n/define-words.ts'

/** Questions about the user's text; the quoted text is shown next to the question. */
export const questionWords = defineWords({
  zh: {
    figure: '这里的数字是怎么统计出来的？起点是多少，时间跨度多长，你本人的贡献占多大？',
    figureHint:
      '先说口径和数据来源，再说做之前的基线，最后分清团队成果和你个人的动作。面试官想确认数字经得起追问。',
    figureAgain: '如果不做你那几步，这个结果会怎样？还有哪些因素也起了作用？',
    figureAgainHint: '主动说出其他因素反而更可信；用对照、前后对比或同事的评价来支持你的判断。',
    figureHard: '达成这个结果，最难的一步是什么？换个人来做，差别会在哪里？',
    figureHardHint: '挑一个具体的难点讲透：当时有哪几条路、为什么选这一条、遇到的意外，再回到数字上收尾。',
    project: (name: string) => `在“${name}”里你的角色是什么？最难的一个决定是怎么做的？`,
    projectHint: '用 STAR：背景一句话，任务一句话，重点讲你的行动和放弃的方案，最后是结果与复盘。',
    noResult: (name: string) => `“${name}”最后的结果怎么样？怎么知道它做成了？`,
    noResultHint: '简历里没有写结果，面试一定会问。准备一个可验证的结果：数据、上线、验收或使用者的评价。',
    gap: (months: number) => `这段开始之前有 ${months} 个月的空档，当时在做什么？`,
    gapHint: '如实、简短，讲清原因和期间的学习或安排，再把话题带回你现在的状态。',
    change: (from: string, to: string) => `为什么从“${from}”换到“${to}”？`,
    changeHint: '讲想要的东西，而不是抱怨离开的地方；前后要连得上你现在应聘的方向。',
    shortStay: (name: string, months: number) => `在“${name}”只待了 ${months} 个月，发生了什么？`,
    shortStayHint: '说客观原因和你学到的判断，不评价前公司的人；说明下一份为什么会更久。',
    skill: (skill: string) => `你写了“${skill}”，举一个真正用它解决问题的例子，难点在哪里？`,
    skillHint: '选一个能讲到细节的例子：当时的限制、你的做法、踩过的坑。会到什么程度就说到什么程度。',
    claimed: (skill: string) => `技能里有“${skill}”，但经历里没有提到，你在哪里用过？`,
    claimedHint: '准备一个具体场景；如果只是学过，就直说，并说明你能多快上手。',
    lead: '你带团队时怎么分工，怎么处理跟不上的人？',
    leadHint: '讲人数、分工的依据、一次具体的辅导或调整，以及结果。',
    study: (major: string) => `所学的“${major}”里，哪门课或哪个课题对这个岗位最有用？`,
    studyHint: '选一个你能讲清原理、又能连到岗位要求的内容，最好有作业或论文作证。',
  },
  en: {
    figure: 'How was this figure measured? From which start, over what time, and how much of it was you?',
    figureHint:
      'Give the definition and the source, then the baseline, then part the team’s work from your own. They want to know whether the figure holds.',
    figureAgain: 'What would have happened without your part? What else contributed?',
    figureAgainHint:
      'Naming other causes makes you more believable; support your view with a comparison or with what colleagues say.',
    figureHard:
      'What was the hardest step towards this result, and what would somebody else have done differently?',
    figureHardHint:
      'Take one difficulty and tell it fully: the ways there were, why this one, what surprised you, then back to the figure.',
    project: (name: string) => `What was your role in “${name}”, and how did you make the hardest decision?`,
    projectHint:
      'STAR: one sentence each for situation and task; dwell on your actions and on what you decided against; end with the result and what you learnt.',
    noResult: (name: string) => `What came of “${name}” in the end, and how do you know that it worked?`,
    noResultHint:
      'The resume does not say, so they will ask. Have one result that can be checked: a figure, a launch, an acceptance, a user’s words.',
    gap: (months: number) => `There are ${months} months before this started. What did you do?`,
    gapHint: 'Honest and short: the reason, what you learnt or settled, then back to today.',
    change: (from: string, to: string) => `Why did you move from “${from}” to “${to}”?`,
    changeHint: 'Say what you wanted rather than what you fled, and tie it to the job you seek now.',
    shortStay: (name: string, months: number) =>
      `You were with “${name}” for only ${months} months. What happened?`,
    shortStayHint: 'Facts and what you learnt to look for; no judgement of people; why the next will last.',
    skill: (skill: string) =>
      `You list “${skill}”. Where did you solve a real problem with it, and what was hard?`,
    skillHint:
      'Choose a case you can tell in detail: limits, what you did, what went wrong. Claim no more than you can.',
    claimed: (skill: string) =>
      `“${skill}” is among your skills but in none of your entries. Where did you use it?`,
    claimedHint:
      'Have one real case ready; if you only studied it, say so, and how fast you could take it up.',
    lead: 'How did you share out the work in your team, and what did you do with somebody who fell behind?',
    leadHint: 'How many, on what grounds, one real case of coaching or change, and what came of it.',
    study: (major: string) => `Of “${major}”, which course or thesis helps most in this job?`,
    studyHint: 'Choose something you can explain and tie to the job, best with a paper or project to show.',
  },
})

export type QuestionWords = (typeof questionWords)['zh']
